/** A pattern for ILIKE that finds the text anywhere, its own wildcards taken to the letter. */
export const contains = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
