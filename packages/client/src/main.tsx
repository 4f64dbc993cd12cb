import { render } from 'solid-js/web'
import { App } from './app.tsx'
import { startKeepingPage } from './offline/app-version.ts'
import { startRouter } from './router.ts'
import { replaceStalePage } from './stale-page.ts'
import 'virtual:fonts'
import './design/tokens.css'
import './design/base.css'

startRouter()
replaceStalePage()
startKeepingPage()
render(() => <App />, document.getElementById('root')!)
