import crypto from 'crypto'
import fs from 'fs'

// The entrance of an experiment, for njs in nginx: draws an arm for each request and signs the assignment, so that the collector knows that it
// was drawn here. njs knows no destructuring and no spread. docs/decisions/030-signed-draws.md

export default { enter }

function enter(r) {
  const entrance = entranceOf(r)
  if (!entrance) {
    r.return(404)
    return
  }
  const id = r.uri.slice('/try/'.length)
  // An empty assignment is none.
  const given = (r.variables.args || '').split('&').filter((one) => one !== 'exp' && one !== 'exp=')
  const assignment = (given.find((one) => one.startsWith('exp=')) || '').slice('exp='.length)
  const isDrawn = entrance.isRunning && assignment === ''
  const at = isDrawn ? draw(r, entrance.targets) : Math.max(keptArm(entrance, id, assignment), 0)
  if (isDrawn) given.push('exp=' + signed(r, id + '.' + entrance.names[at] + '.' + Math.floor(Date.now() / 1000)))
  const query = given.filter((one) => one !== '').join('&')
  r.return(302, (entrance.targets[at] || entrance.targets[0]).page + (query ? '?' + query : ''))
}

/** As the build wrote it, read for each request: a release needs no reload. */
function entranceOf(r) {
  try {
    const entrances = JSON.parse(fs.readFileSync(r.variables.document_root + '/_experiments.json', 'utf8'))
    return entrances.find((one) => '/try/' + one.id === r.uri)
  } catch (error) {
    r.warn('The experiments of this release cannot be read: ' + error.message)
    return undefined
  }
}

/** Who comes again with the assignment of this experiment keeps the arm. */
function keptArm(entrance, id, assignment) {
  const parts = assignment.split('.')
  const isAssignment = parts[0] === id && (parts.length === 4 || parts.length === 5) && /^\d{10}$/.test(parts[2])
  return isAssignment && parts[1].length === 1 ? entrance.names.indexOf(parts[1]) : -1
}

/** Random bytes of nginx's: $request_id. The first four draw, the others make the assignment unique. */
function draw(r, targets) {
  let left = parseInt(r.variables.request_id.slice(0, 8), 16) / 4294967296
  return Math.max(
    targets.findIndex((one) => (left -= one.share) < 0),
    0,
  )
}

/** Without a key the assignment stays unsigned. */
function signed(r, assignment) {
  const key = r.variables.experiment_key
  const text = assignment + '.' + r.variables.request_id.slice(8, 20)
  if (!key) return text
  const hmac = crypto.createHmac('sha256', Buffer.from(key, 'base64'))
  return text + '.' + hmac.update(text).digest('base64url').slice(0, 16)
}
