/** PostgreSQL's text and jsonb hold no NUL, and neither jsonb nor UTF-8 half a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);
