-- New events: ten a request, or as many as the third argument says. The fourth: after so many requests, an earlier one is sent again,
-- which was answered long since.
-- Ids are UUIDv7 of the present time; run, thread and counter make them unique.
local threads = 0
function setup(thread) thread:set('thread_number', threads); threads = threads + 1 end

function init(args)
  counter = 0
  start = math.floor(tonumber(args[1]))
  run = tonumber(args[2])
  count = tonumber(args[3] or 10)
  resend_every = tonumber(args[4] or 0)
  requests = 0
  earlier = {}
  resent = 0
end

local event = '{"name":"quiz_step_view","id":"%s","visit":"%s","pageLang":"he","ts":%d,"route":"/quiz?utm_source=meta","stepId":"goal","lang":"he","utm_source":"meta","utm_campaign":"autumn"}'

function request()
  requests = requests + 1
  if resend_every > 0 and requests % (resend_every + 1) == 0 and #earlier - resent > 1000 then
    resent = resent + 1
    return earlier[resent]
  end
  local events = {}
  local high, low = math.floor(start / 65536), start % 65536
  for index = 1, count do
    counter = counter + 1
    local id = string.format('%08x-%04x-7%03x-8%03x-%012x', high, low, run, thread_number, counter)
    events[index] = string.format(event, id, id, start)
  end
  local new = wrk.format('POST', '/v1/events',
    { Origin = 'https://sondia.test', ['User-Agent'] = 'Mozilla/5.0', ['Content-Type'] = 'text/plain' },
    '{"events":[' .. table.concat(events, ',') .. ']}')
  if resend_every > 0 and requests % (resend_every + 1) == 1 then earlier[#earlier + 1] = new end
  return new
end
