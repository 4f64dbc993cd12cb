import type { Guest } from '@sennik/protocol'
import { createSignal, onCleanup } from 'solid-js'
import { Choice } from '../../design/choice.tsx'
import { Dialog } from '../../design/dialog.tsx'
import { Switch } from '../../design/switch.tsx'
import { allowedName } from '../../settings/allowed-name.ts'
import { DECLINERS, declining, setDeclining } from '../../settings/declining.ts'
import { me, setMe } from '../../settings/guest.ts'
import { lang, setLang } from '../../settings/language.ts'
import { MOTIONS, motion, SPEEDS, setMotion, setStorySpeed, storySpeed } from '../../settings/motion.ts'
import { setSound, sound } from '../../settings/sound.ts'
import { setTheme, THEMES, theme } from '../../settings/theme.ts'
import { words } from '../../words/words.ts'
import { GuestForm } from './guest-form.tsx'
import './settings-dialog.css'

/** Everything takes effect at once; there is nothing to confirm. */
export function SettingsDialog(props: { onClose(): void }) {
  const says = () => words().settings
  const [guest, setGuest] = createSignal<Guest>(me())
  onCleanup(() => {
    const name = allowedName(guest().name)
    const { name: before, avatar } = me()
    if (name === undefined || (name === before && guest().avatar === avatar)) return
    // If the house is away it hears of the new name at the next knock.
    setMe({ ...guest(), name }).catch(() => {})
  })
  return (
    <Dialog title={says().title} onClose={props.onClose}>
      <Choice
        legend={says().language}
        value={lang()}
        options={[
          { value: 'pl', label: 'Polski' },
          { value: 'en', label: 'English' },
        ]}
        onChoose={setLang}
      />
      <Choice
        legend={says().theme}
        value={theme()}
        options={THEMES.map(value => ({ value, label: says().themes[value] }))}
        onChoose={setTheme}
      />
      <Choice
        legend={says().motion}
        value={motion()}
        options={MOTIONS.map(value => ({ value, label: says().motions[value] }))}
        onChoose={setMotion}
      />
      <Choice
        legend={says().speed}
        value={storySpeed()}
        options={SPEEDS.map(value => ({ value, label: says().speeds[value] }))}
        onChoose={setStorySpeed}
      />
      <Choice
        legend={says().declining}
        value={declining()}
        options={DECLINERS.map(value => ({ value, label: says().decliners[value] }))}
        onChoose={setDeclining}
      />
      <Switch label={says().sound} on={sound()} onTurn={setSound} />
      <section class="settings__you">
        <h3>{says().you}</h3>
        <GuestForm guest={guest()} onChange={setGuest} />
      </section>
      <p class="quiet settings__foot">
        <a href="/credits" onClick={props.onClose}>
          {words().home.credits}
        </a>
        <span>{says().version(__VERSION__)}</span>
      </p>
    </Dialog>
  )
}
