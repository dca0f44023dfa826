import type { FastifyReply, FastifyRequest } from 'fastify';

/** The session's cookie: opaque, out of reach of scripts, never sent from another site. */
export interface SessionCookie {
  /** Null where there is none, or more than one: another site under our domain may have set one. */
  read(request: FastifyRequest): string | null;
  write(reply: FastifyReply, value: string, expires: Date): void;
  clear(reply: FastifyReply): void;
}

const NAME = 'second_draft_session';

/** @param secure whether people reach the server by https, so that the cookie never leaves it. */
export function createSessionCookie(secure: boolean): SessionCookie {
  // Browsers take a cookie of this name from the very host alone, by https, for all of its paths.
  const name = secure ? `__Host-${NAME}` : NAME;
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
  return {
    read({ headers }) {
      const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
      const [mine, ...more] = pairs.filter((pair) => pair.startsWith(`${name}=`));
      return mine === undefined || more.length > 0 ? null : mine.slice(name.length + 1);
    },
    write: (reply, value, expires) => void reply.setCookie(name, value, { ...attributes, expires }),
    clear: (reply) => void reply.clearCookie(name, attributes),
  };
}
