import { QueryRunnerAlreadyReleasedError } from 'typeorm';
import { expect, it } from 'vitest';
import { answerTo } from './error-answer.js';
import { badInput, DomainError, isUnavailable } from '../errors.js';

const coded = (code: string) => Object.assign(new Error('no'), { code });

it.each([
  ['a refused connection', coded('ECONNREFUSED')],
  ['one that was reset', coded('ECONNRESET')],
  ['an administrator’s command', coded('57P01')],
  ['a crash of another backend', coded('57P02')],
  ['a server that starts', coded('57P03')],
  ['a connection failure', coded('08006')],
  ['a connection that ended', new Error('Connection terminated unexpectedly')],
  ['one that the pool had closed', new Error('Client was closed and is not queryable')],
  ['an answer that did not come', new Error('Query read timeout')],
  ['too many connections', coded('53300')],
  ['a transaction that sat idle', coded('25P03')],
  ['a statement that took too long', coded('57014')],
  ['a lock that another holds', coded('55P03')],
  ['a full disk', coded('53100')],
  ['a server that may only read', coded('25006')],
  ['a full disk of files', coded('ENOSPC')],
  ['a share of a disk that is used up', coded('EDQUOT')],
  ['a disk that may only be read', coded('EROFS')],
  ['a transaction whose connection went', new QueryRunnerAlreadyReleasedError()],
  ['every address refused', new AggregateError([coded('ECONNREFUSED'), coded('ETIMEDOUT')])],
  ['what TypeORM wraps', { driverError: coded('57P01') }],
])('says that the database cannot be reached for %s', (_what, error) => {
  expect(isUnavailable(error)).toBe(true);
  expect(answerTo(error, 'r1')).toMatchObject({ status: 503, code: 'NOT_READY', seconds: 2 });
});

it.each([
  ['a broken constraint', coded('23505')],
  ['a broken rule of ours', coded('P0001')],
  ['anything else', new Error('Connection of ideas')],
  ['nothing', null],
])('leaves %s unchanged', (_what, error) => {
  expect(isUnavailable(error)).toBe(false);
});

it('answers in the catalogue’s words, and with only the request’s id for an unexpected error', () => {
  expect(answerTo(badInput([{ field: 'a', code: 'b', message: 'c' }]), 'r1')).toMatchObject({
    status: 400,
    code: 'BAD_INPUT',
    problems: [{ field: 'a' }],
  });
  expect(answerTo(new DomainError('TOO_MANY_REQUESTS', { seconds: 4 }), 'r1')).toMatchObject({
    status: 429,
    seconds: 4,
  });
  const secret = answerTo(new Error('a patient’s name'), 'r1');
  expect(secret).toMatchObject({ status: 500, code: 'INTERNAL' });
  expect(secret.message).toContain('r1');
  expect(JSON.stringify(secret)).not.toContain('patient');
});
