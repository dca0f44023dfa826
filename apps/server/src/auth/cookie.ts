import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'second_draft_session';

/** The session's cookie: opaque, out of reach of scripts, never sent from another site. */
export interface SessionCookie {
  read(request: FastifyRequest): string | null;
  write(reply: FastifyReply, value: string, expires: Date): void;
  clear(reply: FastifyReply): void;
}

/** @param secure whether people reach the server by https, so that the cookie never leaves it. */
export function createSessionCookie(secure: boolean): SessionCookie {
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
  return {
    read: (request) => request.cookies[NAME] ?? null,
    write: (reply, value, expires) => void reply.setCookie(NAME, value, { ...attributes, expires }),
    clear: (reply) => void reply.clearCookie(NAME, attributes),
  };
}
