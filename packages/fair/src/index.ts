export * from './chance.ts'
