import { LIMITS } from '@sideline/schema/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../platform/errors.js';
import type { Upload } from '../platform/http/rest-route.js';

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Files that are being uploaded to this process: their bytes are in memory until they are processed. */
const arriving = new Set<FastifyRequest>();

export interface UploadScope {
  readonly upload: Upload;
  /** Throws if the caller may not send anything: checked before the first byte of the file is read. */
  readonly admit: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

/** Lets a scope's routes take files, and only files, from a known caller and up to the allowed size. */
export const takeFiles = (scope: FastifyInstance, { upload, admit }: UploadScope): void => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    [...upload.types],
    { parseAs: 'buffer', bodyLimit: upload.maximumBytes },
    (_request, body, parsed) => {
      parsed(null, body);
    },
  );
  scope.addHook('onRequest', async (request, reply) => {
    await admit(request, reply);
    // For a client that has already disconnected there is no `close` event to give its place back.
    if (reply.raw.destroyed || arriving.size >= LIMITS.pictures.arriving)
      throw new DomainError('TOO_MANY_REQUESTS', { seconds: 5 });
    arriving.add(request);
    // Also if the sender disconnected in the middle.
    reply.raw.once('close', () => arriving.delete(request));
  });
  scope.addHook('onResponse', (request, _reply, done) => {
    arriving.delete(request);
    done();
  });
  scope.setErrorHandler((error) => {
    if (codeOf(error) === 'FST_ERR_CTP_BODY_TOO_LARGE') throw upload.tooLarge();
    if (codeOf(error) === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') throw wrongType(upload.types.join(', '));
    throw error;
  });
};

const wrongType = (types: string): DomainError =>
  new DomainError(
    'UPLOAD_TYPE',
    { types },
    {
      problems: [
        { field: 'content-type', code: 'invalid_type', message: `Set the content type to one of: ${types}.` },
      ],
    },
  );

/** The bytes of a request's file; none where there was no body. */
export const bytesOf = (request: FastifyRequest): Buffer =>
  Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
