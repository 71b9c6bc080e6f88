insert into public.blogs (
  id, title, slug, excerpt, content, full_content, author, category, image_url, read_time,
  published, created_at, updated_at
) values (
  '406b1ec9-fbf4-4332-99b0-65e8a51e39b9',
  'Your domain is in the name of someone who quit',
  'domain-in-ex-employees-name',
  'Who holds the name on your trucks, how to look it up in five minutes, and how to get it back without starting a fight.',
  'The domain is often registered to whoever had a credit card that day. Look it up, work out which of four cases you’re in, ask nicely in writing, then lock it down so that it never depends on one person again. Includes the letter.',
  $html$<p>In 2014 a helper named Kyle said he was good with computers. He was. In one afternoon he bought the domain, made an email address for the shop and put up a page with a picture of the van. He used his own card and his own email, and you paid him back in cash and a sandwich. Kyle’s in Tucson now. He sells solar. You haven’t spoken since the thing with the trailer.</p>
<p>Kyle owns your website’s address. Not out of malice. He may not know it either.</p>
<p>Everything that points at you points at that name: the trucks, the cards, every search result you’ve ever earned, your email. If it lapses, all of them point at nothing, or at whoever buys it next. That’s why this is worth a morning before anything’s wrong.</p>

<h2>Look it up</h2>
<p>Go to <a href="https://lookup.icann.org">lookup.icann.org</a>, which belongs to the body that coordinates domain names, and type yours in. The owner’s name will most likely be hidden for privacy. That’s normal. Three other things are there for anybody to see:</p>
<dl>
<dt>Registrar</dt>
<dd>The company where the domain is kept. That’s where the account is, and it’s whom you’ll be asking.</dd>
<dt>Expiry date</dt>
<dd>How long you have. If it’s under sixty days off, do this first and read the rest afterwards.</dd>
<dt>Status</dt>
<dd>Something like <code>clientTransferProhibited</code> looks alarming. It’s a lock against a transfer nobody asked for, and you want it on.</dd>
</dl>
<p>Then look through your own papers. Search your email for the registrar’s name. Look at the card statements for a small charge, once a year, that nobody can place. If you’re paying, you have a thread to pull.</p>

<h2>Which case are you?</h2>
<table>
<thead><tr><th scope="col">What you found</th><th scope="col">What it means</th><th scope="col">Next</th></tr></thead>
<tbody>
<tr><td>The account uses a shop email you can still open</td><td>It’s practically yours</td><td>Reset the password today, then go to the last section</td></tr>
<tr><td>It’s in an ex-employee’s account and you’re on speaking terms</td><td>One email and one evening</td><td>The letter below</td></tr>
<tr><td>It’s in the account of whoever built the site</td><td>Common, and often in no contract at all</td><td>Read what you signed, then the letter</td></tr>
<tr><td>They won’t answer, or they want money</td><td>A dispute</td><td>Papers, then a lawyer</td></tr>
</tbody>
</table>

<h2>The letter</h2>
<p>Write to the person, not to the registrar. Ask for one thing. Make it easy to do on a phone, and leave the trailer out of it.</p>
<blockquote><p>Hi Kyle, hope Tucson’s treating you well. I’m tidying up the shop’s paperwork and it turns out that our domain, haldenair.example, is still in your account at the registrar from when you set it up. I’d like to move it into one in the shop’s name. I’ve opened an account there, so it should be a couple of clicks: choose the domain, choose “move to another account” and enter the account number below. I’ll pay any fee, and something for your evening. Does Sunday work? I can be on the phone while you do it.</p></blockquote>
<p>Moving it to another account <em>at the same registrar</em> is the trick. It’s usually quicker than moving to a different company, which involves an authorization code and a waiting period. You can change companies later, once it’s yours.</p>
<p>If the domain is tied to an email address on that same domain, be careful about the order. Keep the mail working until you’re in, and don’t let anybody cancel anything on your behalf.</p>

<h2>If nobody answers</h2>
<p>Gather what shows that the name is the shop’s: your business registration, the reimbursement or the old card statement, photos of trucks and invoices with the address on them, dated. Ask the registrar’s support, in writing, what they’ll accept from a business whose former employee holds a domain. Some have a process. None will hand it over because you’re mad.</p>
<p>Beyond that, it’s a matter for a lawyer, and the papers you’ve gathered are what will be asked for first. There’s <a href="https://www.icann.org/resources/pages/help/dndr/udrp-en">an international procedure</a> for names taken in bad faith, but it’s meant for trademarks and squatters. Kyle isn’t a squatter. He’s a guy with four thousand unread emails.</p>
<p>Meanwhile, don’t build a second site on a new name in a huff. You’d be starting over with search engines, and the old address would still be on the trucks.</p>

<h2>If it has already expired</h2>
<p>You may have some days left. Registrars <a href="https://www.icann.org/resources/pages/errp-2013-02-28-en">must send reminders</a> before a domain expires, and for a while afterwards most let the same customer renew it, sometimes at a painful fee. But the reminders go to the address on file, and on file is Kyle. Call the registrar, ask what stage it’s at and who may renew. Some will take the money for a renewal from anybody, even when only the account holder may move the name. If so, pay. You can argue later, and there’ll still be something to argue about.</p>

<h2>Once it’s yours</h2>
<p>This takes half an hour, and then you can forget it for a year.</p>
<ol>
<li>The registrant is the company’s legal name, with you as the contact. Not a person who can quit. Not your web designer. Not us.</li>
<li>The account’s email is one that isn’t on the domain itself, so that it still works on the day the domain doesn’t.</li>
<li>Auto-renew is on, with the company’s card, and somebody remembers it when the card is replaced. Put the renewal date in the calendar regardless, a month ahead.</li>
<li>Two-step sign-in is on, and the backup codes are in the drawer with the titles to the trucks.</li>
<li>The lock’s on.</li>
<li>Two people in the business can get in.</li>
</ol>
<p>Write the registrar, the account’s email and the renewal date on one sheet of paper. Do the same, while you’re at it, for the map listing, the review sites and the shop’s email. They were Kyle’s too.</p>

<h2>And what about us?</h2>
<p>Fair question. With a rented site the domain is registered to you and stays yours; we only point it at the pages. <a href="/pricing">The pricing page</a> says what’s yours and what isn’t, and what happens when you leave. Whoever you rent or buy a site from, get that sentence in writing before you get a logo.</p>$html$,
  'Sam Kowalski', 'SEO', '/covers/domain-keys.svg', '6 min read',
  true, '2026-08-26T15:00:00Z', '2026-08-26T15:00:00Z'
) on conflict do nothing;
