import type { FastifyReply, FastifyRequest } from 'fastify';

export interface SessionCookie {
  /** Null when there is none, or several: another site under our domain may have set one. */
  read(request: FastifyRequest): string | null;
  write(reply: FastifyReply, value: string, expires: Date): void;
  clear(reply: FastifyReply): void;
}

const NAME = 'second_draft_session';

/** @param isSecure people reach the server over https */
export function createSessionCookie(isSecure: boolean): SessionCookie {
  // Browsers accept `__Host-` only from this very host, over https and for all paths.
  const name = isSecure ? `__Host-${NAME}` : NAME;
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure } as const;
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
