/** A pattern for ILIKE that finds the text anywhere, with its own wildcards taken literally. */
export const contains = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
