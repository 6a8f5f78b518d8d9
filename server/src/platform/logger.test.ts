import { Writable } from 'node:stream';
import { QueryFailedError } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { createLogger } from './logger.js';

const NAME = 'Fenwick';

const linesOf = (write: (logger: ReturnType<typeof createLogger>) => void): string => {
  let lines = '';
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines += chunk.toString('utf8');
      done();
    },
  });
  write(createLogger('trace', sink));
  return lines;
};

describe('a log line', () => {
  it('is one JSON object with its level and time', () => {
    const line = linesOf((logger) => {
      logger.info({ requestId: 'r1', status: 200 }, 'Answered');
    });
    expect(JSON.parse(line)).toMatchObject({ level: 'info', requestId: 'r1', status: 200, msg: 'Answered' });
  });

  it('holds nothing of a row that the database refused', () => {
    const refusal = Object.assign(new Error(`duplicate key value: (patient_name)=(${NAME})`), {
      severity: 'ERROR',
      code: '23505',
      table: 'patient',
      constraint: 'patient_name_key',
      detail: `Key (patient_name)=(${NAME}) already exists.`,
    });
    const line = linesOf((logger) => {
      logger.error(
        { err: new QueryFailedError('INSERT INTO patient VALUES ($1)', [NAME], refusal) },
        'Failed',
      );
      logger.error({ err: refusal }, 'Failed');
    });
    expect(line).not.toContain(NAME);
    expect(JSON.parse(line.split('\n')[0] ?? '')).toMatchObject({
      err: { type: 'DatabaseError', code: '23505', table: 'patient', constraint: 'patient_name_key' },
    });
  });

  it('holds neither bodies nor credentials that a caller passes to it', () => {
    const line = linesOf((logger) => {
      logger.info(
        {
          body: { patient_name: NAME },
          variables: { name: NAME },
          password: NAME,
          login: { password: NAME },
        },
        'Careless',
      );
    });
    expect(line).not.toContain(NAME);
    expect(line).toContain('[redacted]');
  });
});
