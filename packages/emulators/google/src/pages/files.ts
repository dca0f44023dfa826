import type { FastifyInstance } from 'fastify';
import { bodyField } from '../http/body.ts';
import { filePath } from '../links.ts';
import type { Store } from '../store/store.ts';
import { documentForm, documentPage, presentationPage } from './file-page.ts';
import { sendNotFound, sendPage } from './layout.ts';

interface FileRoute {
  Params: { id: string };
  Querystring: { write?: string };
}

export function registerFilePages(app: FastifyInstance, store: Store): void {
  app.get<FileRoute>('/document/d/:id/edit', (request, reply) => {
    const file = store.directory.file(request.params.id);
    if (file?.kind !== 'document') return sendNotFound(reply, 'document');
    const body = request.query.write ? documentForm(file, store) : documentPage(file, store);
    return sendPage(reply, { title: file.title, shape: 'sheet', body });
  });

  app.post<FileRoute>('/document/d/:id/edit', (request, reply) => {
    const file = store.directory.file(request.params.id);
    if (file?.kind !== 'document') return sendNotFound(reply, 'document');
    const text = bodyField(request.body, 'body');
    if (typeof text === 'string') store.editDocument(file.id, text);
    return reply.redirect(filePath(file), 303);
  });

  app.get<FileRoute>('/presentation/d/:id/edit', (request, reply) => {
    const file = store.directory.file(request.params.id);
    if (file?.kind !== 'presentation') return sendNotFound(reply, 'presentation');
    const body = presentationPage(file, store);
    return sendPage(reply, { title: file.title, shape: 'sheet', body });
  });

  app.get<{ Querystring: { id?: string } }>('/open', (request, reply) => {
    const file = store.directory.file(request.query.id ?? '');
    return file ? reply.redirect(filePath(file)) : sendNotFound(reply, 'file');
  });
}
