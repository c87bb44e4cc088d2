console.error(`404: there is no page at ${location.pathname}`)
