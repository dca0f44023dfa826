import * as z from 'zod';
import { classroomId } from '../entities/document.ts';

export const oneAssignment = z.object({ courseId: classroomId, id: classroomId });
