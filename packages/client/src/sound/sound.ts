import type { Sound } from '../table/board.ts'

let speaker: AudioContext | undefined

/** A soft sound, made on the spot. Without a speaker, or before the page was touched, there is silence. */
export function playSound(name: Sound): void {
  try {
    speaker ??= new AudioContext()
    if (speaker.state === 'suspended') void speaker.resume().catch(() => undefined)
    SOUNDS[name](speaker, speaker.currentTime)
  } catch {
    // A device that cannot sound stays silent.
  }
}

const SOUNDS: { readonly [S in Sound]: (speaker: AudioContext, at: number) => void } = {
  card: (to, at) => rustle(to, at, 0.09, 2600),
  flip: (to, at) => {
    rustle(to, at, 0.05, 3800)
    rustle(to, at + 0.07, 0.06, 2200)
  },
  chime: (to, at) => {
    tone(to, at, 880, 0.5, 0.05)
    tone(to, at + 0.09, 1318.5, 0.7, 0.04)
  },
  call: (to, at) => {
    for (const [index, pitch] of [392, 523.25, 659.25].entries()) tone(to, at + index * 0.12, pitch, 0.9, 0.07)
  },
  win: (to, at) => {
    for (const [index, pitch] of [523.25, 659.25, 783.99, 1046.5].entries())
      tone(to, at + index * 0.14, pitch, 1.1, 0.06)
  },
}

/** A bell that dies away. */
function tone(to: AudioContext, at: number, pitch: number, seconds: number, loudness: number): void {
  const bell = new OscillatorNode(to, { type: 'sine', frequency: pitch })
  const fade = new GainNode(to, { gain: 0 })
  fade.gain.setValueAtTime(0, at)
  fade.gain.linearRampToValueAtTime(loudness, at + 0.012)
  fade.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  bell.connect(fade).connect(to.destination)
  bell.start(at)
  bell.stop(at + seconds)
}

/** Paper that brushes over paper. */
function rustle(to: AudioContext, at: number, seconds: number, pitch: number): void {
  const frames = Math.ceil(to.sampleRate * seconds)
  const paper = new AudioBuffer({ length: frames, sampleRate: to.sampleRate })
  const samples = paper.getChannelData(0)
  for (let frame = 0; frame < frames; frame++) samples[frame] = (Math.random() * 2 - 1) * (1 - frame / frames) ** 2
  const source = new AudioBufferSourceNode(to, { buffer: paper })
  const filter = new BiquadFilterNode(to, { type: 'bandpass', frequency: pitch, Q: 0.8 })
  source
    .connect(filter)
    .connect(new GainNode(to, { gain: 0.09 }))
    .connect(to.destination)
  source.start(at)
}
