const WORDS: Readonly<Record<string, string>> = {
  PATIENT_VIEWED: 'opened the patient’s details',
  PATIENT_CREATED: 'registered the patient',
  PATIENT_UPDATED: 'changed the patient’s details',
  PATIENT_SQUAD_LINKED: 'linked a cheer squad',
  PRF_VIEWED: 'opened a record',
  PRF_CREATED: 'began a record',
  PRF_UPDATED: 'wrote in a record',
  PRF_SECTION_SAVED: 'wrote in a record',
  PRF_SIGNED: 'signed a record',
  PRF_EXPORTED: 'took a copy of a record',
  PRF_PDF_READ: 'took a copy of a record',
};

/** An audited action as the end of a sentence that begins with a name. */
export function viewWords(action: string): string {
  return WORDS[action] ?? action.toLowerCase().replaceAll('_', ' ');
}
