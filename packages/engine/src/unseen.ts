/** Controls, what turns the direction of writing, private and unassigned places, halves of characters, all that is drawn as nothing, and what is left of a letter that could not be read. */
export const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\uFFFD\u{1D159}]/u
