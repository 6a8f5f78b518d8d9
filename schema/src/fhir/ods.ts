/**
 * Codes of the Organisation Data Service as NHS England publishes them: three to twelve letters and figures. A general
 * practice's is one letter and five figures.
 */
export const ODS_CODE = /^[A-Z0-9]{3,12}$/;
const PRACTICE_CODE = /\b([A-Z]\d{5})\b/;

/** A practice as it is typed, and the ODS code that was typed beside its name: 'Harbour Surgery (Y01234)'. */
export const practiceOf = (text: string): { readonly name: string; readonly odsCode: string | null } => {
  const odsCode = PRACTICE_CODE.exec(text)?.[1] ?? null;
  if (odsCode === null) return { name: text.trim(), odsCode };
  const name = text
    .replace(odsCode, '')
    .replaceAll(/\(\s*(?:ODS:?)?\s*\)|\[\s*\]/gi, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s,;:-]+|[\s,;:-]+$/g, '');
  return { name: name === '' ? odsCode : name, odsCode };
};
