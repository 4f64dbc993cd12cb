import type { StartWords } from './words.ts'

export const english: StartWords = {
  problems: {
    setting: ({ name, given, allowed }) => `${name} cannot be “${given}”; allowed: ${allowed.en}.`,
    portTaken: ({ port }) =>
      `Port ${port} is taken, perhaps by a Sennik that runs already. Stop that one, or choose another port: SENNIK_PORT=${port + 1} npm start`,
    portForbidden: ({ port }) =>
      `The system does not let this user open port ${port}. Choose one above 1023: SENNIK_PORT=8080 npm start`,
    hostUnknown: ({ host }) =>
      `This machine has no address “${host}” (SENNIK_HOST). Use 0.0.0.0 for all of its addresses or 127.0.0.1 for itself alone.`,
    storeNewer: ({ file, version, known }) =>
      `${file} was written by a newer Sennik (version ${version} of the file; this one knows ${known}). Start the newer Sennik. The file was not changed.`,
    storeCorrupt: ({ file }) =>
      `${file} is damaged and was not touched. Put a backup in its place, or move it away to begin with an empty house.`,
    storeForeign: ({ file }) =>
      `${file} belongs to another program and was not touched. Choose another folder: SENNIK_DATA=… npm start`,
    storeInUse: ({ file }) =>
      `${file} is in use by another Sennik that is running. Stop it, or choose another folder: SENNIK_DATA=… npm start`,
    storeNotWritable: ({ file }) =>
      `${file} cannot be created or written by this user, or its disk is read-only. Give the user the right to, or choose another folder: SENNIK_DATA=… npm start`,
    storeFull: ({ file }) => `There is no room on the disk for ${file}. Make room and start again; nothing is lost.`,
    storeDisk: ({ file }) =>
      `The disk does not read or write ${file} as it should: it may be full, over a quota, failing or gone. See to the disk and start again.`,
    storeFailed: ({ file, reason }) =>
      `${file} cannot be opened (${reason}). Put a backup in its place, or move it away to begin with an empty house.`,
    pagesNotBuilt: ({ reason }) =>
      `The pages could not be built (${reason}). Make room on the disk, or let this user write to the folder of Sennik, and start again.`,
  },
  open: (address, others) =>
    `Sennik is open: ${address}${others.length === 0 ? '' : `  (for others in your network: ${others.join(', ')})`}`,
  backup: 'A backup while it runs: npx sennik backup (a copy of sennik.sqlite alone is none).',
  building: 'Preparing the pages…',
  closing: 'Closing. Nothing is lost.',
}
