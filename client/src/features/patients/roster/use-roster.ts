import { useApolloClient } from '@apollo/client/react';
import { PATIENT_IMPORT } from '@sideline/schema/fhir/patient-bundle';
import type { RosterRow } from '@sideline/schema/roster/roster-rows';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { messageOf, problemsOf as fieldProblemsOf } from '../../../lib/errors';
import { firstChoice, importRequest, type ImportChoice } from '../import-choice';
import {
  PreviewPatientImportDocument,
  useImportPatientsMutation,
  type ImportPatientsMutation,
  type PreviewPatientImportQuery,
} from '../patient-import.generated';
import { inBatches, lookedAtOf, refusalsOf, sentRow, toSend, type RosterPerson } from './roster-people';

type Result = ImportPatientsMutation['importPatients']['patientImportResult'];
/** Checking changes nothing, so two requests may run at the same time. Importing runs one batch at a time. */
const PREVIEWS_AT_ONCE = 2;
const NOTHING: Result = { created: 0, linked: 0, unchanged: 0 };

export type RosterStep = 'mapping' | 'checking' | 'review' | 'importing' | 'stopped' | 'done';

/**
 * Checks a roster and imports it, in batches. Each batch is imported completely or not at all. If one fails, the import
 * stops, and can continue with the people not yet imported. They are known by their ids, whatever has been chosen since.
 */
export function useRoster() {
  const client = useApolloClient();
  const [importPatients] = useImportPatientsMutation({ context: importRequest });
  const [step, setStep] = useState<RosterStep>('mapping');
  const [people, setPeople] = useState<readonly RosterPerson[]>([]);
  const [progress, setProgress] = useState({ done: 0, of: 0 });
  const [result, setResult] = useState<Result>(NOTHING);
  const [failure, setFailure] = useState<string | null>(null);

  const check = async (rows: readonly RosterRow[]): Promise<void> => {
    setFailure(null);
    setStep('checking');
    const good = rows.filter(({ problems }) => problems.length === 0).map((row) => ({ id: newId(), row }));
    const previews = new Map<number, Pick<RosterPerson, 'id' | 'preview' | 'choice'>>();
    setProgress({ done: 0, of: good.length });
    try {
      for (const together of inBatches(inBatches(good, PATIENT_IMPORT.patients), PREVIEWS_AT_ONCE))
        await Promise.all(
          together.map(async (batch) => {
            const { data } = await client.query<PreviewPatientImportQuery>({
              query: PreviewPatientImportDocument,
              context: importRequest,
              variables: {
                input: {
                  rows: batch.map(({ id, row }) => ({ patient: { ...row.patient, id } })),
                },
              },
              fetchPolicy: 'no-cache',
            });
            for (const [index, preview] of (data?.previewPatientImport ?? []).entries()) {
              const asked = batch[index];
              if (asked)
                previews.set(asked.row.line, { id: asked.id, preview, choice: firstChoice(preview) });
            }
            setProgress(({ done, of }) => ({ done: done + batch.length, of }));
          }),
        );
    } catch (error) {
      setFailure(messageOf(error));
      setStep('mapping');
      return;
    }
    setPeople(
      rows.map((row) => ({
        row,
        refusal: null,
        isSent: false,
        ...(previews.get(row.line) ?? { id: newId(), preview: null, choice: 'leave' }),
      })),
    );
    setStep('review');
  };

  const run = async (): Promise<void> => {
    setFailure(null);
    setStep('importing');
    const open = toSend(people);
    const sent = new Set(people.filter(({ isSent }) => isSent).map(({ id }) => id));
    const all = sent.size + open.length;
    setProgress({ done: sent.size, of: all });
    let batch: readonly RosterPerson[] = [];
    try {
      for (batch of inBatches(open, PATIENT_IMPORT.patients)) {
        const input = { rows: batch.map(sentRow), earlierIds: [...sent], lookedAt: lookedAtOf(batch) };
        const { data } = await importPatients({ variables: { input } });
        const taken = data?.importPatients.patientImportResult ?? NOTHING;
        setResult((sum) => ({
          created: sum.created + taken.created,
          linked: sum.linked + taken.linked,
          unchanged: sum.unchanged + taken.unchanged,
        }));
        for (const { id } of batch) sent.add(id);
        setPeople((before) =>
          before.map((person) => (sent.has(person.id) ? { ...person, refusal: null, isSent: true } : person)),
        );
        setProgress({ done: sent.size, of: all });
      }
      setStep('done');
    } catch (error) {
      const problems = fieldProblemsOf(error);
      const refusals = refusalsOf(batch, problems);
      setPeople((before) =>
        before.map((person) =>
          person.isSent ? person : { ...person, refusal: refusals.get(person.id) ?? null },
        ),
      );
      setFailure([...refusals.values()][0] ?? problems[0]?.message ?? messageOf(error));
      setStep('stopped');
    }
  };

  return {
    step,
    people,
    progress,
    result,
    failure,
    check,
    choose: (id: string, choice: ImportChoice) => {
      setPeople((before) =>
        before.map((person) => (person.id === id && !person.isSent ? { ...person, choice } : person)),
      );
    },
    run,
    back: () => setStep('mapping'),
  };
}
