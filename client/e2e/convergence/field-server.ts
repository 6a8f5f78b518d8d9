import { prfDataSelection } from '@sideline/schema/prf/catalogue/graphql-fragment';
import { isSectionKey, type PrfData, type PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { v7 as newId } from 'uuid';
import { enteredBy, type LateChange } from '../../src/features/prf/amending/late-changes';
import { savePrf } from '../../src/features/prf/save-prf';
import { storedData } from '../../src/features/prf/stored-data';
import type { Values } from '../../src/features/prf/drafts/changes';
import type { StoredSection } from '../../src/features/prf/drafts/draft-state';
import type { SaveAnswer, SaveRequest } from '../../src/features/prf/drafts/save-transport';
import { assembleCase, withEntryIds } from '../cases/case-entries';
import { OVERDOSE } from '../cases/overdose.mapping';
import { newName } from '../new-name';
import { commandOf, signRecord } from '../prf/made-record';
import type { GraphqlAnswer } from '../prf/stored-record';
import { ACCOUNTS, PASSWORD, type Account } from '../sign-in-as';
import { OBSERVED_AT, piecesOf, SECTIONS } from './places';

type Fetch = typeof globalThis.fetch;

const bare = globalThis.fetch;

export interface Reading {
  readonly customPrfId: string;
  readonly sections: Readonly<Partial<Record<PrfSectionKey, StoredSection>>>;
}

const READ = `query Read($id: ID!) {
  prf(customPrfId: $id) { customPrfId sections { key version } data ${prfDataSelection(new Set(SECTIONS))} }
}`;
interface ReadAnswer {
  readonly prf: {
    readonly customPrfId: string;
    readonly sections: readonly { readonly key: string; readonly version: number }[];
    readonly data: Readonly<Record<string, Values | null>>;
  };
}

const LATE = `query Late($id: ID!) {
  prfLateEdits(prfId: $id) { commandId section changedPaths changes ${prfDataSelection(new Set(SECTIONS))} }
}`;
interface LateAnswer {
  readonly prfLateEdits: readonly (LateChange & { readonly commandId: string; readonly changes: PrfData })[];
}

/** One account at the real server, as browsers do it: addresses below the product's, its origin, and its own cookie. */
export class Caller {
  private constructor(
    private readonly userId: string,
    private readonly fetchAs: Fetch,
  ) {}

  static async signedIn(baseURL: string, account: Account): Promise<Caller> {
    const answer = await bare(`${baseURL}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: baseURL },
      body: JSON.stringify({ email: ACCOUNTS[account], password: PASSWORD }),
    });
    const cookie = answer.headers.get('set-cookie')?.split(';')[0];
    if (cookie === undefined) throw new Error(`Signing in answered ${answer.status}`);
    const { id } = (await answer.json()) as { readonly id: string };
    return new Caller(id, (input, init) =>
      bare(new URL(input instanceof Request ? input.url : input, baseURL), {
        ...init,
        headers: { ...(init?.headers as Record<string, string>), origin: baseURL, cookie },
      }),
    );
  }

  /** The answer's data, or what stands in the way. */
  async #ask(query: string, variables: Values): Promise<GraphqlAnswer> {
    const answer = await this.fetchAs('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    return (await answer.json()) as GraphqlAnswer;
  }

  async #told<T>(query: string, variables: Values): Promise<T> {
    const { data, errors } = await this.#ask(query, variables);
    if (errors) throw new Error(JSON.stringify(errors));
    return data as T;
  }

  /** With the product's own transport, which knows one `fetch`: one request at a time. */
  async save(request: SaveRequest): Promise<SaveAnswer> {
    globalThis.fetch = this.fetchAs;
    try {
      return await savePrf(request, this.userId);
    } finally {
      globalThis.fetch = bare;
    }
  }

  /** A published case with its own adult patient and one more set of observations. It is ready to be signed. */
  async makeRecord(prfId: string, entryId: string): Promise<void> {
    const patientId = newId();
    await this.#told(
      'mutation ($input: CreatePatientInput!) { createPatient(input: $input) { patient { id } } }',
      {
        input: { id: patientId, name: newName(), dob: '1961-02-03' },
      },
    );
    const commands = Object.entries(assembleCase(OVERDOSE).sections).map(([section, values]) => {
      if (!isSectionKey(section)) throw new RangeError(section);
      return {
        ...commandOf(
          prfId,
          section,
          withEntryIds(values, () => newId()),
        ),
        patientId,
      };
    });
    const set = { entries: [{ id: entryId, date_time: OBSERVED_AT, is_before_arrival: false }] };
    await this.#told('mutation ($input: SavePrfInput!) { savePrf(input: $input) { results { outcome } } }', {
      input: { commands: [...commands, commandOf(prfId, 'observations', set, 1)] },
    });
  }

  async read(prfId: string): Promise<Reading> {
    const { prf } = await this.#told<ReadAnswer>(READ, { id: prfId });
    return {
      customPrfId: prf.customPrfId,
      sections: Object.fromEntries(
        SECTIONS.map((section) => [
          section,
          {
            version: prf.sections.find(({ key }) => key === section)?.version ?? 0,
            data: storedData(prf.data[section]),
          },
        ]),
      ),
    };
  }

  /** Signs the record as the server has it. */
  sign(prfId: string): Promise<void> {
    return signRecord((query, variables) => this.#ask(query, variables), prfId);
  }

  /** Takes the record off everybody's list of open ones: other journeys look at the same lists. */
  async declareVoid(prfId: string): Promise<void> {
    await this.#told('mutation ($input: PrfReasonInput!) { voidPrf(input: $input) { prf { id } } }', {
      input: { prfId, reason: 'Made to be tried out' },
    });
  }

  /** What lies beside the signed record, by command: each place and value as one text. */
  async readLate(prfId: string): Promise<ReadonlyMap<string, readonly string[]>> {
    const { prfLateEdits } = await this.#told<LateAnswer>(LATE, { id: prfId });
    return new Map(
      prfLateEdits.map((edit) => [
        edit.commandId,
        enteredBy(edit).flatMap(({ path, value }) => piecesOf(edit.section, path, value)),
      ]),
    );
  }
}
