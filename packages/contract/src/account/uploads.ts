import { z } from 'zod';
import { text } from '../primitives.ts';

/** The accepted types of an uploaded file, detected by its content. */
export const fileTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;

/** A stored file: `filename` is ours and identifies it in calls, `original_name` is the sender's. */
export const storedFile = z.object({
  filename: text(40),
  original_name: text(120),
  content_type: z.enum(fileTypes),
  size: z.int().min(1),
});

export const storedFileName = text(40).regex(/^[a-z0-9]{32}\.(jpg|png|webp|pdf)$/);
