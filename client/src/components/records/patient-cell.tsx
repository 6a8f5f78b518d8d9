import { DiedTag, type MayHaveDied } from './died';

interface PatientCellProps {
  readonly name: string;
  /** The row that is shown: it says whether they have died. */
  readonly patient: MayHaveDied;
}

/** Whom a row of a list is about, and that they died where they did. */
export function PatientCell({ name, patient }: PatientCellProps) {
  return (
    <>
      {name} <DiedTag patient={patient} />
    </>
  );
}
