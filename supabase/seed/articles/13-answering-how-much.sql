insert into public.blogs (
  id, title, slug, excerpt, content, full_content, author, category, image_url, read_time,
  published, created_at, updated_at
) values (
  '4405ae02-c591-46d2-900c-937f20d7841f',
  'Answering “how much?” before they ask',
  'answering-how-much',
  'A starting price filters the wrong calls and warms up the right ones. Where to get the number, and what has to stand beside it.',
  '“It depends” is true, and it sends people to the next plumber. Pull ten invoices, find the price you would honor tomorrow, and print it with what it covers and what moves it. Includes the one kind of price, the monthly kind, that needs a careful read before it goes up.',
  $html$<p>It’s 10:20 and the phone rings. “How much to replace a water heater?” You say what everybody says, which is that it depends. It does depend. What the caller hears is that there’s a number and you won’t tell her. She thanks you and dials the next plumber, who also says it depends. By the fourth call, anybody who names a figure sounds like the honest one.</p>
<p>You can be the one who named a figure without being on the phone at all. It takes ten invoices and an hour, and you don’t have to quote a job you haven’t seen.</p>

<h2>Three sorts of number</h2>
<dl>
<dt>The flat price</dt>
<dd>One job, one figure, no surprises on either side. Drain camera inspections, furnace tune-ups, resetting a toilet, a garage door opener you’ve hung two hundred times. If your price for it hasn’t changed from one driveway to the next, print it.</dd>
<dt>The starting price</dt>
<dd>“From $1,650, and here is what that gets you.” For jobs with a plain version and a complicated one. It must be a price somebody could really pay. If nobody has paid your “from” in three years, it isn’t a price, it’s a worm on a hook.</dd>
<dt>The range with reasons</dt>
<dd>“Repipes run $6,000 to $11,000, and the difference is how many walls we have to open.” For big work. A range without reasons is only a wider way of saying that it depends.</dd>
</dl>
<p>Work you would refuse to price even standing in front of it, such as chasing an intermittent electrical fault, gets an hourly rate or a diagnostic fee. Print that too. “$129 to find it, and we call before we fix it” answers how much perfectly well.</p>

<h2>Get it from your own invoices</h2>
<p>Pull the last ten for the job. Cross out the favor for your cousin and the one where the floor turned out to be rotten. Put the rest in order. The lowest one you’d be glad to do again tomorrow is your starting price. The middle one is what most people will pay, and it belongs on the page as well: “most end up near $1,900” keeps the starting price from feeling like bait.</p>
<p>Then write down, for every invoice above the lowest, the one thing that made it cost more. You’ll have the same three or four reasons over and over. Those are your right-hand column. The figures here are an example. The shape is what to copy.</p>
<table>
<thead><tr><th scope="col">Job</th><th scope="col">From</th><th scope="col">That covers</th><th scope="col">What moves it</th></tr></thead>
<tbody>
<tr><td>40-gallon gas water heater, same spot</td><td>$1,650</td><td>Heater, labor, permit, hauling off the old one</td><td>New venting, an expansion tank, an attic</td></tr>
<tr><td>Kitchen faucet you bought</td><td>$185</td><td>Up to an hour, new supply lines</td><td>Shutoffs that no longer shut off</td></tr>
<tr><td>Main drain cleared</td><td>$240</td><td>Through a cleanout, on a weekday</td><td>No cleanout, nights, roots</td></tr>
</tbody>
</table>
<p>Put one more line under the table: what it costs to have you come and look, and whether that comes off the bill if she goes ahead. It’s the first money anybody spends with you and the price that’s most often left off.</p>
<p>Now read the last column as a homeowner. She goes downstairs, sees that her heater is in the attic, and knows before she calls that she is not the $1,650. Nobody had to break it to her.</p>

<h2>What the number does on the phone</h2>
<p>It sorts. The man who wanted it done for $400 doesn’t call, and you don’t spend eleven minutes of daylight finding out. The woman who calls anyway has already swallowed the price and wants to know about Thursday. That’s a better conversation, and it’s shorter.</p>
<p>It also keeps your own side straight. Once the page says $185, your nephew on the phones can’t say $150 on Monday and $220 on Tuesday.</p>

<h2>The three objections, one at a time</h2>
<h3>“My competitors will see it”</h3>
<p>They know already. They’ve had your customers’ other quotes waved at them for years, same as you.</p>
<h3>“I’m not the cheapest”</h3>
<p>Then the price has to sit next to what it includes, because a bare number can only be compared with a lower bare number. Permit pulled, old unit gone, drip pan in, one year on our labor. Half of the low quotes are low because something on that list is missing, and the page is where you get to say so without naming anybody.</p>
<h3>“Prices change”</h3>
<p>Put the month on it: “Prices as of October 2026.” When the supply house sends a letter, change the page the same day you change the book. A stale price you have to apologize for is worse than none.</p>

<h2>Careful with the monthly kind</h2>
<p>If you offer financing, it’s tempting to lead with “only $49 a month.” Slow down there. In the United States, <a href="https://www.ecfr.gov/current/title-12/section-1026.24">federal truth-in-lending rules</a> treat certain figures in an advertisement for credit, the size of a payment among them, as triggers: print one, and you owe the reader others, including the terms of repayment and the annual percentage rate. Your website is an advertisement. Get the exact wording from your lender, who has a department for it, and paste it whole.</p>
<p>“Financing available, ask us or apply here” names no figure. It’s dull, and it’s a fine place to start.</p>

<h2>Where it goes</h2>
<p>On the page about that job, under the first paragraph, in type as large as the rest. A separate page called Prices is good to have too, for the people who look there first, but don’t make somebody reading about water heaters hunt for it. If you keep only one, keep it beside the job.</p>
<p>Then listen for a month. Have whoever answers the phone make a mark each time a caller says “I saw on your site that it starts at.” If you hear it, leave the number alone. If instead you hear “your site said $1,650” in a raised voice, the right-hand column is missing a line.</p>
<p>It would be odd to write all this and be coy ourselves: <a href="/pricing">a site from us is $299 a month</a>, with what that covers and what it doesn’t on the same page.</p>$html$,
  'Priya Nair', 'Content Marketing', '/covers/plumbing.svg', '6 min read',
  true, '2026-10-28T15:00:00Z', '2026-10-28T15:00:00Z'
) on conflict do nothing;
