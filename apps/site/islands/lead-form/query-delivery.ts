import { MutationObserver } from '@tanstack/react-query'
import type { DeliverLead } from './lead-delivery.ts'
import { queryClient } from './query-client.ts'
import type { SendLead } from './send-lead.ts'

/** Delivery through the query client (TR-04): one retry, then it fails, and the values stay in the fields. */
export function queryDelivery(send: SendLead): DeliverLead {
  const mutation = new MutationObserver(queryClient(), { mutationFn: send })
  return (lead, _, report) => {
    report('sending')
    mutation.mutate(lead).then(
      () => report('arrived'),
      (error: unknown) => {
        console.error('The lead was not delivered.', error)
        report('waiting')
      },
    )
    return () => {}
  }
}
