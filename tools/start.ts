// `npm start`: builds the page unless it is built, and opens a house.
import { buildClient } from '@sennik/client/build'
import { runHouse } from '@sennik/server'

await runHouse(buildClient)
