import { render } from 'solid-js/web'
import { App } from './app.tsx'
import { startRouter } from './router.ts'
import 'virtual:fonts'
import './design/tokens.css'
import './design/base.css'

startRouter()
render(() => <App />, document.getElementById('root')!)
