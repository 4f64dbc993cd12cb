import { resolve } from 'node:path'
import type { BackupProblem } from '@sennik/server/backup'
import type { Command } from 'commander'
import { begin } from '../command.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../refusal.ts'

interface Flags {
  readonly data?: string
  readonly json?: true
}

export function addBackup(program: Command, context: Context): void {
  const { words, io, lang } = context
  begin(program, context, 'backup', words.help.backup)
    .argument(`[${words.placeholders.file}]`, words.arguments.backup)
    .option(`--data <${words.placeholders.folder}>`, words.flags.data)
    .option('--json', words.flags.json)
    .action(async (path: string | undefined, { data, json }: Flags) => {
      const { backUp, CannotBackUp, CannotStart, dataFolder, explainStartProblem } = await import(
        '@sennik/server/backup'
      )
      const inDirectory = (name: string): string => resolve(io.directory, name)
      try {
        const to = path === undefined ? undefined : inDirectory(path)
        const made = await backUp({ data: inDirectory(data ?? dataFolder(io.env)), to, now: new Date() })
        if (json) context.sayJson(made)
        else context.say(words.backup.made(made.file, made.bytes, made.tables), words.backup.restore)
      } catch (error) {
        if (error instanceof CannotBackUp) throw refusalFor(error.problem)
        if (error instanceof CannotStart) throw new Refusal(() => explainStartProblem(error.problem, lang))
        throw error
      }
    })
}

function refusalFor(problem: BackupProblem): Refusal {
  return new Refusal(({ refusals }) => {
    switch (problem.kind) {
      case 'noHouse':
        return refusals.noHouse(problem.data)
      case 'held':
        return refusals.held(problem.file)
      case 'cannotWrite':
        return refusals.cannotWrite(problem.file, problem.code)
      case 'notWhole':
        return refusals.copyBroken(problem.file)
    }
  })
}
