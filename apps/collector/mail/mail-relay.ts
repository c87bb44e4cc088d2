import { createTransport } from 'nodemailer'

/** The owner's mail relay: MAIL_URL, as nodemailer reads it (smtps://user:password@host), and the sender. */
export function mailRelay(url: string, from: string): MailRelay {
  const transport = createTransport(
    // A mail has neither files nor addresses to fetch.
    { url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 },
    { from, disableFileAccess: true, disableUrlAccess: true },
  )
  return {
    from,
    async send(mail) {
      try {
        await transport.sendMail(mail)
        return 200
      } catch (error) {
        const { command, responseCode = 0, code } = error as { command?: string; responseCode?: number; code?: string }
        // 5xx to the recipient is about this address: it stays. All else may pass, also a wrong password or sender.
        return command === 'RCPT TO' && responseCode >= 500 ? 'refused' : (code ?? 'no-answer')
      }
    },
    close: () => transport.close(),
  }
}

export interface MailRelay {
  from: string
  /** 200, or a code for why it was not taken. */
  send(mail: Mail): Promise<number | string>
  close(): void
}

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  messageId?: string
}
