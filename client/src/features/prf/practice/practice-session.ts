import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { NEVER, of, throwError } from 'rxjs';
import { v7 as newId } from 'uuid';
import { newDraft } from '../drafts/draft-state';
import { DraftStore } from '../drafts/draft-store';
import { UnreachableError } from '../../../lib/http';
import type { SessionUser } from '../../../lib/session';
import type { PrfRecord } from '../prf-record';
import { practiceRecord, PRACTICE_NUMBER, signedPractice } from './practice-record';
import { practiceTransport } from './practice-transport';

type Variables = Readonly<Record<string, unknown>>;

const GRADES = ['Paramedic', 'Emergency medical technician', 'Nurse', 'Doctor', 'First aider'];

const inputOf = ({ input }: Variables): Variables =>
  typeof input === 'object' && input !== null ? (input as Variables) : {};
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * One practice record, for as long as its page is open: a draft that is not kept, whose saves and queries are answered
 * here. Anything without an answer here fails as if there were no connection, which every part of the form can handle.
 */
export class PracticeSession {
  readonly store: DraftStore;
  readonly client: ApolloClient;
  private record: PrfRecord;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly user: SessionUser,
    private readonly now: () => Date = () => new Date(),
  ) {
    const id = newId();
    this.record = practiceRecord(id, user, now());
    this.store = new DraftStore(newDraft(id), {
      transport: practiceTransport(now),
      keep: () => undefined,
      now,
      newId,
    });
    this.store.load(PRACTICE_NUMBER, {});
    this.client = new ApolloClient({
      link: new ApolloLink((operation) => {
        if (operation.operationType === OperationTypeNode.SUBSCRIPTION) return NEVER;
        const data = this.answer(operation.operationName ?? '', operation.variables);
        return data === null
          ? throwError(() => new UnreachableError('A practice record does not use the server.'))
          : of({ data });
      }),
      cache: new InMemoryCache(),
      defaultOptions: {
        watchQuery: { fetchPolicy: 'no-cache' },
        query: { fetchPolicy: 'no-cache' },
        mutate: { fetchPolicy: 'no-cache' },
      },
    });
  }

  readonly getRecord = (): PrfRecord => this.record;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** What the server would answer; null if only the server can. */
  private answer(name: string, variables: Variables): Record<string, unknown> | null {
    switch (name) {
      case 'OwnGrades':
        return { ownGrades: GRADES };
      case 'SignPrf': {
        const { grade, strokes } = inputOf(variables);
        const given = { grade: textOf(grade), strokes: textOf(strokes) };
        this.replace(signedPractice(this.record, this.user, given, this.now()));
        return {
          signPrf: {
            __typename: 'SignPrfPayload',
            prf: { __typename: 'Prf', id: this.record.id, status: this.record.status },
          },
        };
      }
      case 'CreatePrfPatient':
      case 'UpdatePrfPatient': {
        const { expectedVersion: _expected, differsFrom: _differs, ...typed } = inputOf(variables);
        const { patient } = this.record;
        if (patient === null) return null;
        const written = { ...patient, ...typed, version: patient.version + 1 };
        this.replace({ ...this.record, patientId: written.id, patient: written });
        return name === 'CreatePrfPatient'
          ? { createPatient: { __typename: 'CreatePatientPayload', patient: written } }
          : { updatePatient: { __typename: 'UpdatePatientPayload', patient: written } };
      }
      case 'LinkPrfPatient': {
        const { id, customPrfId, patientId } = this.record;
        return {
          linkPrfPatient: {
            __typename: 'LinkPrfPatientPayload',
            prf: { __typename: 'Prf', id, customPrfId, patientId },
          },
        };
      }
      default:
        return null;
    }
  }

  private replace(next: PrfRecord): void {
    this.record = next;
    for (const listener of this.listeners) listener();
  }
}
