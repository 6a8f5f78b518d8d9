import { useApolloClient } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import type { LikePatientsInput } from '../../schema.generated';
import { codeOf } from '../../lib/errors';
import { LikePatientsDialog } from './like-patients-dialog';
import {
  LikePatientsDocument,
  type LikePatientFragment,
  type LikePatientsQuery,
} from './like-patients.generated';

type Answer = { readonly use: LikePatientFragment } | 'create' | 'back';

/** What became of registering somebody: made, found among those who were there, or left for now. */
export type Registered<T> =
  | { readonly kind: 'made'; readonly made: T }
  | { readonly kind: 'known'; readonly patient: LikePatientFragment }
  | { readonly kind: 'left' };

interface Asked {
  readonly isNew: boolean;
  readonly found: readonly LikePatientFragment[];
  readonly answer: (answer: Answer) => void;
}

export interface LikePatients {
  /**
   * Registers by `create`, which is given those from whom the patient was told apart. Where the server knows somebody like
   * him, they are shown, and nothing is made before somebody has chosen. Rejects as `create` does. `identified` is the
   * patient who was unknown and is somebody now, where it is no new one.
   */
  readonly register: <T>(
    person: LikePatientsInput,
    create: (differsFrom: string[]) => Promise<T>,
    identified?: string | null,
  ) => Promise<Registered<T>>;
  /** To be rendered; null while nobody is asked. */
  readonly dialog: ReactNode;
}

/** Asks whether somebody who is about to be registered is one of those whom the server found to be like him. */
export function useLikePatients(): LikePatients {
  const client = useApolloClient();
  const [asked, setAsked] = useState<Asked | null>(null);

  const ask = (found: readonly LikePatientFragment[], isNew: boolean): Promise<Answer> =>
    new Promise((resolve) => {
      setAsked({
        isNew,
        found,
        answer: (answer) => {
          setAsked(null);
          resolve(answer);
        },
      });
    });

  const find = async (person: LikePatientsInput): Promise<readonly LikePatientFragment[]> => {
    const { data } = await client.query<LikePatientsQuery>({
      query: LikePatientsDocument,
      variables: { input: person },
      fetchPolicy: 'no-cache',
    });
    return data?.likePatients ?? [];
  };

  const register: LikePatients['register'] = async (person, create, identified = null) => {
    const seen = new Set<string>();
    for (;;) {
      try {
        return { kind: 'made', made: await create([...seen]) };
      } catch (error) {
        if (codeOf(error) !== 'PATIENT_LOOKS_KNOWN') throw error;
      }
      // Nobody is told apart from himself.
      const found = (await find(person)).filter(({ patient_id }) => patient_id !== identified);
      const answer = await ask(found, identified === null);
      if (answer === 'back') return { kind: 'left' };
      if (answer !== 'create') return { kind: 'known', patient: answer.use };
      for (const { patient_id } of found) seen.add(patient_id);
    }
  };

  return {
    register,
    dialog:
      asked === null ? null : (
        <LikePatientsDialog
          isNew={asked.isNew}
          found={asked.found}
          onUse={(patient) => asked.answer({ use: patient })}
          onCreate={() => asked.answer('create')}
          onBack={() => asked.answer('back')}
        />
      ),
  };
}

/** Of what a form sends, that by which its patient may be known. */
export const likenessOf = ({
  patient_name,
  dob,
  postcode,
  contact_number,
  nhs_number,
}: LikePatientsInput): LikePatientsInput => ({
  patient_name: patient_name ?? null,
  dob: dob ?? null,
  postcode: postcode ?? null,
  contact_number: contact_number ?? null,
  nhs_number: nhs_number ?? null,
});
