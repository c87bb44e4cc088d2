import { useEffect, useRef, useState } from 'react'
import { deliverLeads, type DeliveryDeps, type LeadDelivery } from './deliver-leads.ts'
import type { Progress } from './lead-delivery.ts'

/** Pending leads of an earlier visit, sent as soon as the form opens. */
export function useEarlierLeads(deps: DeliveryDeps) {
  const [progress, setProgress] = useState<Progress>()
  const delivery = useRef<LeadDelivery>(undefined)
  useEffect(() => {
    const leads = deps.pending.list()
    if (leads.length > 0) delivery.current = deliverLeads(leads, deps, setProgress)
    return () => delivery.current?.stop()
  }, [deps])
  return { progress, retry: () => delivery.current?.retry() }
}
