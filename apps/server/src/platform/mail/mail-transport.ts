import { join } from 'node:path';
import { createDiskStorage } from '../storage/disk-storage.ts';

export interface Letter {
  /** Stable over retries: it becomes the Message-ID, by which mailboxes drop a copy sent twice. */
  id: string;
  /** The sender's shown name; the address is the installation's. */
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  date: Date;
}

export interface MailTransport {
  deliver(letter: Letter): Promise<{ fileName?: string }>;
}

/** The server will never take this mail: trying again is useless. */
export class MailRejected extends Error {}

/** SMTP, or without `SMTP_URL` files below `DATA_DIR/mail` for people who try the panel out. */
export function createMailTransport(config: {
  smtpUrl?: string;
  mailFrom: string;
  dataDir: string;
}): MailTransport {
  const sender = /<([^<>]+)>\s*$/.exec(config.mailFrom)?.[1] ?? config.mailFrom;
  return config.smtpUrl === undefined
    ? fileTransport(sender, join(config.dataDir, 'mail'))
    : smtpTransport(sender, config.smtpUrl);
}

function smtpTransport(sender: string, url: string): MailTransport {
  const settings = { url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
  return {
    deliver: async (letter) => {
      try {
        const { createTransport } = await import('nodemailer');
        await createTransport(settings).sendMail(message(sender, letter));
        return {};
      } catch (error) {
        if (isRejection(error)) throw new MailRejected(error.message, { cause: error });
        throw error;
      }
    },
  };
}

function fileTransport(sender: string, directory: string): MailTransport {
  const files = createDiskStorage(directory);
  return {
    deliver: async (letter) => {
      const fileName = `${letter.id}.eml`;
      const { createTransport } = await import('nodemailer');
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message: bytes } = await composer.sendMail(message(sender, letter));
      if (!Buffer.isBuffer(bytes)) throw new Error('the mail was not composed into memory');
      await files.put(fileName, bytes, { contentType: 'message/rfc822' });
      return { fileName };
    },
  };
}

/** Addresses as objects, so that nothing in them is read as a list; nothing in a mail may name a file. */
function message(sender: string, letter: Letter) {
  return {
    messageId: `<${letter.id}@${sender.split('@').at(-1)}>`,
    from: { name: letter.from.replace(/\p{Cc}+/gu, ' '), address: sender },
    to: { name: '', address: letter.to },
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    date: letter.date,
    headers: { 'Auto-Submitted': 'auto-generated', ...letter.headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A final answer about this mail; a refused sign-in, say, is about the server and may pass. */
function isRejection(error: unknown): error is Error {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  return (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') && Number(error.responseCode) >= 500;
}
