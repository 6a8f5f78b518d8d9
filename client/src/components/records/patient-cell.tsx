import { DiedTag, type MayHaveDied } from './died';

interface PatientCellProps {
  readonly name: string;
  /** The row that is shown. It says whether they have died. */
  readonly patient: MayHaveDied;
}

/** The patient of a list row, and whether they have died. */
export function PatientCell({ name, patient }: PatientCellProps) {
  return (
    <>
      {name} <DiedTag patient={patient} />
    </>
  );
}
