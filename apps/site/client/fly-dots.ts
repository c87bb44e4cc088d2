import { flyDots } from '@repo/ui/fly-dots.ts'

flyDots(document)
