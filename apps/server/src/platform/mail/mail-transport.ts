import { join } from 'node:path';
import { createDiskStorage } from '../storage/disk-storage.ts';

export interface MailMessage {
  /** The same for all retries: it becomes the Message-ID, by which mailboxes drop duplicates. */
  id: string;
  /** The sender's display name; the address is the installation's. */
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  date: Date;
}

export interface MailTransport {
  /** `answer`: what the mail server said. */
  deliver(mail: MailMessage): Promise<{ fileName?: string; answer?: string }>;
}

/** The mail server rejects this mail for good: a retry is useless. */
export class MailRejected extends Error {}

/** SMTP or, without `SMTP_URL`, files in `DATA_DIR/mail` for trying the panel out. */
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
    deliver: async (mail) => {
      try {
        const { createTransport } = await import('nodemailer');
        const { response } = await createTransport(settings).sendMail(toNodemailer(sender, mail));
        return { answer: response };
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
    deliver: async (mail) => {
      const fileName = `${mail.id}.eml`;
      const { createTransport } = await import('nodemailer');
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message: bytes } = await composer.sendMail(toNodemailer(sender, mail));
      if (!Buffer.isBuffer(bytes)) throw new Error('the mail was not composed into memory');
      await files.put(fileName, bytes, { contentType: 'message/rfc822' });
      return { fileName };
    },
  };
}

/** Addresses are objects, so that they are not parsed as lists; file and URL access is disabled. */
function toNodemailer(sender: string, mail: MailMessage) {
  return {
    messageId: `<${mail.id}@${sender.split('@').at(-1)}>`,
    from: { name: mail.from.replace(/\p{Cc}+/gu, ' '), address: sender },
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: mail.date,
    headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A permanent rejection of this mail; other failures, such as a failed login, may be temporary. */
function isRejection(error: unknown): error is Error {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  return (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') && Number(error.responseCode) >= 500;
}
