import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Store } from '../store/store.ts';
import { sendNotFound } from './layout.ts';

/** Drawn from a hash: always the same for the same person. */
function portrait(personId: string): string {
  const [hue = 0, tone = 0, tilt = 0, x = 0, y = 0, size = 0] = createHash('sha256')
    .update(personId)
    .digest();
  const ground = `hsl(${hue * 1.4} 45% 78%)`;
  const shoulders = `hsl(${tone * 1.4} 42% 40%)`;
  const leaf = `hsl(${(hue * 1.4 + 150) % 360} 40% 62%)`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">
<rect width="96" height="96" fill="${ground}"/>
<ellipse cx="${12 + (x % 72)}" cy="${8 + (y % 32)}" rx="${18 + (size % 16)}" ry="30" fill="${leaf}" transform="rotate(${tilt} 48 48)"/>
<path d="M12 96c0-22 16-34 36-34s36 12 36 34z" fill="${shoulders}"/>
<circle cx="48" cy="42" r="${18 + (size % 5)}" fill="hsl(${18 + (tone % 16)} ${30 + (x % 25)}% ${34 + (y % 42)}%)"/>
<path d="M28 40c0-18 10-24 20-24s20 6 20 24c-8-10-30-12-40 0z" fill="hsl(${16 + (x % 26)} 34% ${14 + (tilt % 34)}%)"/>
</svg>`;
}

export function registerPhotos(app: FastifyInstance, store: Store): void {
  app.get<{ Params: { id: string } }>('/photos/:id', (request, reply) => {
    const person = store.directory.person(request.params.id);
    if (!person?.photo) return sendNotFound(reply, 'photo');
    return reply
      .headers({
        'content-type': 'image/svg+xml',
        'content-security-policy': "default-src 'none'",
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'private, max-age=86400',
      })
      .send(portrait(person.id));
  });
}
