import type { FastifyReply } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const PAGE = 'explorer.html';

/** The self-hosted explorer (client/explorer.html, a page of its own in the client's build). */
export const sendExplorer = (reply: FastifyReply, clientFolder: string | null): FastifyReply => {
  if (clientFolder !== null && existsSync(join(clientFolder, PAGE))) return reply.sendFile(PAGE);
  return reply
    .code(404)
    .type('text/plain; charset=utf-8')
    .send(
      'GraphQL is running here. Its explorer needs the built client, which is missing. Run: npm run build',
    );
};
