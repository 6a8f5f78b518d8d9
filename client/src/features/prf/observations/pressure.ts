/** A blood pressure as it is written: '118/70', palpated '118/'; null where none was taken. */
export const pressureText = (
  systolic: number | null | undefined,
  diastolic: number | null | undefined,
): string | null => (systolic == null ? null : `${systolic}/${diastolic ?? ''}`);
