/**
 * The entry of a table that has one function for each member of a union. TypeScript checks that the table is complete
 * where it is written, but cannot follow that the entry found by a tag fits the thing that bears it: it does.
 */
export const entryFor = <F>(table: object, tag: string): F => (table as { readonly [tag: string]: F })[tag]!
