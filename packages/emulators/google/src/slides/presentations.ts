import type { slides_v1 } from '@googleapis/slides';
import type { SchoolSlide } from '../school/types.ts';
import { commentsViewModes } from '../docs/documents.ts';
import { readFile } from '../docs/read-file.ts';
import type { ApiMethod } from '../http/method.ts';
import { scopes } from '../scopes.ts';
import { textShape } from './text-shape.ts';

const readAny = scopes('drive', 'drive.readonly', 'presentations', 'presentations.readonly');

/** The shape that it names exists only once there are notes. */
function notesPage(slideId: string, notes: string | undefined): slides_v1.Schema$Page {
  const speakerNotesObjectId = `${slideId}_notes_text`;
  return {
    objectId: `${slideId}_notes`,
    pageType: 'NOTES',
    pageElements: notes ? [textShape(speakerNotesObjectId, 'BODY', notes)] : [],
    notesProperties: { speakerNotesObjectId },
  };
}

function toSlide({ title, body, notes }: SchoolSlide, index: number): slides_v1.Schema$Page {
  const objectId = `slide_${index + 1}`;
  return {
    objectId,
    pageElements: [
      textShape(`${objectId}_title`, 'TITLE', title),
      textShape(`${objectId}_body`, 'BODY', body),
    ],
    slideProperties: { notesPage: notesPage(objectId, notes) },
  };
}

export const presentationsGet: ApiMethod<slides_v1.Schema$Presentation> = {
  id: 'slides.presentations.get',
  verb: 'GET',
  path: '/v1/presentations/:presentationId',
  scopes: [...readAny, ...scopes('drive.file')],
  query: { commentsViewMode: commentsViewModes },
  answer(call) {
    const file = readFile(call, 'presentationId', 'presentation', readAny);
    return {
      presentationId: file.id,
      title: file.title,
      locale: 'en_GB',
      pageSize: {
        width: { magnitude: 9144000, unit: 'EMU' },
        height: { magnitude: 5143500, unit: 'EMU' },
      },
      slides: file.slides.map(toSlide),
      revisionId: Buffer.from(file.modified).toString('base64url'),
    };
  },
};
